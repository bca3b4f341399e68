/** What follows from something that never changes, such as the items of a revision: made once, and kept as long as it. */
export function onceFor<Source extends object, Value>(make: (source: Source) => Value): (source: Source) => Value {
  const made = new WeakMap<Source, Value>();
  return (source) => {
    const before = made.get(source);
    if (before !== undefined) return before;
    const value = make(source);
    made.set(source, value);
    return value;
  };
}
