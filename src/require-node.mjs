/*
 * Preloaded by the commands of package.json. It is JavaScript, so that a Node that cannot run TypeScript says which one
 * is needed, and not `Unknown file extension ".ts"`.
 */
const NEEDED = 26;

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  process.stderr.write(
    `The site needs Node ${NEEDED} or later, and ${process.execPath} is Node ${process.versions.node}. In a release, use ` +
      "node/bin/node; in a checkout, install it with `npm ci`, or `npm rebuild node` if install scripts were off.\n",
  );
  process.exit(1);
}
