# The settings of the reader.

theme = Theme
theme-of = { $theme ->
    [ember] Ember
    [light] Light
   *[contrast] Contrast
}
text = Text
text-of = { $text ->
    [normal] Normal
    [large] Large
   *[larger] Larger
}
motion = Motion
motion-of = { $motion ->
    [auto] Like the system
    [full] Full
   *[reduced] Reduced
}
language = Language
