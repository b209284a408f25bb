/**
 * The key in local storage of the link "Edit this page", whose value is the link's text and, after "|", its language.
 * The dashboard sets it while somebody is signed in; public pages are the same for everybody, so only the site's script can add the link.
 */
export const EDIT_LINK = "editLink";
