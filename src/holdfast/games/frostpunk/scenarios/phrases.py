"""What the Scenario cards of single scenarios can say besides."""

from __future__ import annotations

from typing import Final

from ..city.scenario import set_storm_ahead
from ..phrases import lexicon
from . import grove

lexicon.phrase("set the storm {n} (rounds|round) ahead")(set_storm_ahead)

# -- Frozen Grove -----------------------------------------------------------------------------------------------------

lexicon.condition("a rim tree stands", opposite="no rim tree stands")(grove.rim_trees_left)
lexicon.at_least("{n} rim trees stand", opposite="fewer than {n} rim trees stand")(grove.rim_trees)
lexicon.condition("every sector has a rim tree", opposite="a sector has no rim tree")(grove.is_wooded)
lexicon.phrase("fell a rim tree", needs=grove.rim_trees_left)(grove.fell_rim_tree)
lexicon.phrase("the wind strikes {n} (sectors|sector)")(grove.wind)

WITH_SCENARIOS: Final = lexicon  # with all that is added here
