/** Every circle of a graph, once, written `a → b → a`. */
export function circlesIn(graph: Record<string, readonly string[]>): string[] {
  const finished = new Set<string>();
  const circles: string[] = [];
  const walk = (node: string, path: readonly string[]): void => {
    if (path.includes(node)) {
      circles.push([...path.slice(path.indexOf(node)), node].join(' → '));
      return;
    }
    if (finished.has(node)) return;
    for (const next of graph[node] ?? []) walk(next, [...path, node]);
    finished.add(node);
  };
  for (const node of Object.keys(graph)) walk(node, []);
  return circles;
}
