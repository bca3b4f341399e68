import { expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';

type Say = Record<string, unknown>;
const read = async (path: string): Promise<Say> => ((await import(path)) as { default: Say }).default;

test.each(languageCodes)('a choice of a lottery has one name from the cart to the ticket in %s', async (language) => {
  const sale = await read(`./overlay/texts/${language}.ts`);
  const order = await read(`../texts/order/${language}.ts`);
  const mine = await read(`../../my-ticket/web/texts/${language}.ts`);
  const names = [sale['choice'], order['wish'], (mine['lottery'] as Say)['wish']].map((name) =>
    (name as (place: number) => string)(2),
  );
  expect(names).toEqual(names.map(() => names[0]));
});
