/** The controls of the film, read by its script alone. */
export const site = {
  play: "Play",
  pause: "Pause",
  position: "Position",
  captions: "Captions",
  fullScreen: "Full screen",
};
