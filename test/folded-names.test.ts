import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { foldName } from '#kernel/fold-name.ts';
import { kanjiForms } from '#kernel/kanji-forms.ts';
import { describeEngines } from './test-database.ts';

describeEngines('a name', (open) => {
  test('is folded by the database as by the server', async () => {
    const { kysely } = await open();
    const letters = fc.oneof(
      fc.constantFrom(...kanjiForms.old, ...kanjiForms.usual, '葛\u{e0100}', '\ufe00', '\u180f', 'ｶﾞ', 'ヶ', ' ', '　'),
      fc.string({ unit: fc.constantFrom('A', 'Ｂ', 'é', 'ア', 'ん', '神', '﨑'), maxLength: 3 }),
    );
    const names = [kanjiForms.old, ...fc.sample(fc.string({ unit: letters }), { numRuns: 200, seed: 40 })];
    const { rows } = await sql<{ folded: string }>`
      select letters_of_person('', jsonb_build_array(jsonb_build_object('key', 'last_name', 'value', name))) as folded
      from unnest(${names}::text[]) with ordinality as given (name, place) order by place`.execute(kysely);
    expect(rows.map(({ folded }) => folded)).toEqual(names.map((name) => ` ${foldName(name)}`));
  });
});
