/** Draws one thing at a time in seconds and a scale in pixels per world unit. */
export type Draw = (seconds: number, scale: number) => void;

/** Shows only the stretch of a stroke between two lengths. */
export function dash(node: SVGPathElement, from: number, to: number, total: number): void {
  node.setAttribute("stroke-dasharray", `0 ${from} ${Math.max(0, to - from)} ${total + 10}`);
  if (to <= from) node.setAttribute("visibility", "hidden");
  else node.setAttribute("visibility", "visible");
}

let clips = 0;

/** Shows only a rectangle of a node, in the node's own units; returns the rectangle. */
export function clip(node: Element, x: number, y: number, width: number, height: number): SVGElement {
  const holder = element(byId("front"), "clipPath");
  holder.id = `clip-${clips++}`;
  node.setAttribute("clip-path", `url(#${holder.id})`);
  const rectangle = element(holder, "rect");
  for (const [name, value] of Object.entries({ x, y, width, height })) rectangle.setAttribute(name, String(value));
  return rectangle;
}

/** Adds a path of a class to a parent. */
export function path(parent: Element, kind: string, d: string): SVGPathElement {
  const node = element(parent, "path") as SVGPathElement;
  node.setAttribute("class", kind);
  node.setAttribute("d", d);
  return node;
}

/** Adds an SVG element to a parent. */
export function element(parent: Element, name: string): SVGElement {
  return parent.appendChild(document.createElementNS("http://www.w3.org/2000/svg", name));
}

/** Returns an element of the page. It must exist. */
export function byId(id: string): Element {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id}`);
  return found;
}
