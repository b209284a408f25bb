/**
 * Easily guessed parts of passwords: words from lists of leaked passwords, rows of the keyboard, and words of this
 * site. Folded; longer words precede the shorter ones that they contain.
 */
export const OBVIOUS_WORDS: readonly string[] = [
  ..."administrator administracja changeme welcome witaj willkommen letmein iloveyou kochamcie trustno".split(" "),
  ..."password passwort kennwort haslo passwd pass geheim secret sekret tajne login logowanie".split(" "),
  ..."admin superuser root user guest test demo master default company firma editor redakcja".split(" "),
  ..."qwertyuiop qwertzuiop qwerty qwertz asdfghjkl asdfgh asdf yxcvbnm zxcvbnm zxcvbn yxcv zxcv qazwsxedc qazwsx".split(
    " ",
  ),
  ..."automation automatyka automatik shiptoshore marine maritime service serwis ship shore statek schiff hafen port".split(
    " ",
  ),
  ..."electric elektro engine navy sailor vessel dashboard website".split(" "),
  ..."sunshine princess football baseball dragon monkey shadow superman batman pokemon samsung computer internet".split(
    " ",
  ),
  ..."polska poland deutschland germany gdynia gdansk szczecin hamburg warszawa berlin".split(" "),
  ..."spring summer autumn winter wiosna lato jesien zima fruhling sommer herbst".split(" "),
  ..."january february march april june july august september october november december".split(" "),
  ..."monday tuesday wednesday thursday friday saturday sunday hello".split(" "),
];
