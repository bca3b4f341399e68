import type { SaleBooks, SaleModel, SaleStep } from './sale-model.ts';

/** The sale's state after an order of the steps that gives these answers and books; undefined: there is none. */
export function someOrderOf(
  model: SaleModel,
  steps: readonly SaleStep[],
  outcomes: readonly string[],
  books: SaleBooks,
): SaleModel | undefined {
  const wanted = JSON.stringify(books);
  const goOn = (before: SaleModel, left: readonly number[]): SaleModel | undefined => {
    if (left.length === 0) return JSON.stringify(before.books()) === wanted ? before : undefined;
    for (const place of left) {
      const tried = before.clone();
      if (tried.run(steps[place] as SaleStep) !== outcomes[place]) continue;
      const found = goOn(
        tried,
        left.filter((other) => other !== place),
      );
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return goOn(
    model,
    steps.map((_, place) => place),
  );
}
