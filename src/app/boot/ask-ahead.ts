/** What the start-up of a member needs is asked for all at once, before the steps that need it come to it. */
export interface Ahead {
  ask(name: string, call: () => Promise<unknown>): void;
  /** The answer that was asked for ahead, else that of the call. */
  take<T>(name: string, call: () => Promise<T>): Promise<T>;
  /** The page is loaded meanwhile: who decides whether it is shown waits until `tellKnown`. */
  expectMember(): void;
  memberKnown(): Promise<void>;
  tellKnown(): void;
  /** What nobody has taken is not wanted any more. */
  end(): void;
}

export function createAhead(): Ahead {
  const asked = new Map<string, Promise<unknown>>();
  let known = Promise.resolve();
  let tellKnown = (): void => {};
  return {
    ask(name, call) {
      const answer = call();
      // Who takes it learns of a failure.
      answer.catch(() => {});
      asked.set(name, answer);
    },
    take<T>(name: string, call: () => Promise<T>) {
      const answer = asked.get(name) as Promise<T> | undefined;
      asked.delete(name);
      return answer ?? call();
    },
    expectMember() {
      known = new Promise((resolve) => {
        tellKnown = resolve;
      });
    },
    memberKnown: () => known,
    tellKnown: () => tellKnown(),
    end() {
      asked.clear();
      tellKnown();
    },
  };
}
