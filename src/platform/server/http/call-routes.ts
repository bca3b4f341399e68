import { bareRecord } from '#kernel/bare-record.ts';
import { isIdParameter } from '#kernel/endpoint.ts';

export interface CallRoutes<Value> {
  /** Throws when the same call is there already: `template` is `a/{b}/c`. */
  add(method: string, template: string, value: Value): void;
  /**
   * The call of a path, also with a slash at its end; the methods of that path when this is none of them. Words go before
   * parameters.
   */
  find(method: string, path: string): FoundCall<Value> | OtherMethods | undefined;
}

interface OtherMethods {
  allowed: readonly string[];
}

interface FoundCall<Value> {
  value: Value;
  params: Record<string, string>;
}

/** What a path names as an id has to be a number: `orders/export` is no order, so that another method may answer it. */
const isMeant = (call: { names: readonly string[] } | undefined, taken: readonly string[]): boolean =>
  call?.names.every((name, place) => !isIdParameter(name) || /^\d+$/.test(decoded(taken[place]!))) ?? false;

interface Step<Value> {
  words: Map<string, Step<Value>>;
  parameter: Step<Value> | undefined;
  /** By method, with the names of the parameters on the way. */
  calls: Map<string, { value: Value; names: readonly string[] }>;
}

/** The calls of an API by their paths, word for word: a call takes one way through the tree and no pattern is tried. */
export function createCallRoutes<Value>(): CallRoutes<Value> {
  const newStep = (): Step<Value> => ({ words: new Map(), parameter: undefined, calls: new Map() });
  const root = newStep();

  /** The end of a path that has the method, and in `taken` the values of its parameters. */
  const walk = (parts: readonly string[], taken: string[], method: string) => {
    const go = (step: Step<Value>, at: number): Step<Value> | undefined => {
      const part = parts[at];
      if (part === undefined) return isMeant(step.calls.get(method), taken) ? step : undefined;
      const word = step.words.get(part);
      const byWord = word && go(word, at + 1);
      if (byWord !== undefined || step.parameter === undefined || part === '') return byWord;
      taken.push(part);
      const byParameter = go(step.parameter, at + 1);
      if (byParameter === undefined) taken.pop();
      return byParameter;
    };
    return go(root, 0);
  };

  /** A path may be words of one call and parameters of another: every method that finds a call. */
  const methods = new Set<string>();
  const methodsOf = (parts: readonly string[]): string[] =>
    [...methods].filter((method) => walk(parts, [], method) !== undefined);

  return {
    add(method, template, value) {
      let step = root;
      const names: string[] = [];
      for (const part of template.split('/')) {
        if (part.startsWith('{')) {
          names.push(part.slice(1, -1));
          step = step.parameter ??= newStep();
        } else {
          const next = step.words.get(part) ?? newStep();
          step.words.set(part, next);
          step = next;
        }
      }
      if (step.calls.has(method)) throw new Error(`Two endpoints answer ${method} ${template}.`);
      step.calls.set(method, { value, names });
      methods.add(method);
    },
    find(method, path) {
      const taken: string[] = [];
      const parts = (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
      const call = walk(parts, taken, method)?.calls.get(method);
      if (call === undefined) {
        const allowed = methodsOf(parts);
        return allowed.length === 0 ? undefined : { allowed };
      }
      const params = bareRecord<string>();
      call.names.forEach((name, place) => (params[name] = decoded(taken[place]!)));
      return { value: call.value, params };
    },
  };
}

function decoded(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
