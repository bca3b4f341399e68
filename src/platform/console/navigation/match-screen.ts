export type ScreenParams = Readonly<Record<string, string>>;

interface MatchedScreen<Screen> {
  screen: Screen;
  params: ScreenParams;
}

/** The screen of an address: `/console/sites/{site}/tickets`. A screen without parameters comes before one with them. */
export function matchScreen<Screen extends { path: string }>(
  screens: readonly Screen[],
  pathname: string,
): MatchedScreen<Screen> | undefined {
  const parts = partsOf(pathname);
  const fewestParams = screens.toSorted((one, other) => paramsIn(one.path) - paramsIn(other.path));
  for (const screen of fewestParams) {
    const params = paramsOf(partsOf(screen.path), parts);
    if (params !== undefined) return { screen, params };
  }
  return undefined;
}

/** A path with its parameters filled in. */
export function fillPath(path: string, params: ScreenParams): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');
const paramsIn = (path: string): number => path.split('{').length - 1;

function paramsOf(pattern: readonly string[], parts: readonly string[]): ScreenParams | undefined {
  if (pattern.length !== parts.length) return undefined;
  const found = new Map<string, string>();
  for (const [at, wanted] of pattern.entries()) {
    const part = parts[at] ?? '';
    if (wanted.startsWith('{')) found.set(wanted.slice(1, -1), decoded(part));
    else if (wanted !== part) return undefined;
  }
  return Object.fromEntries(found);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
