export const site = {
  videoLabel: "Company presentation, 30 seconds, without sound",
  download: "Download",
  name: "Company",
};
