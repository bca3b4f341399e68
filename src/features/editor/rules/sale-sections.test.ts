import { expect, test } from 'vitest';
import { ticketDocuments } from '#features/ticket/documents.ts';
import { formFields } from '#kernel/console/form-fields.ts';
import { isSaleSection, saleSections, sectionOf } from './sale-sections.ts';

test('every setting of a sale stands in one section, and every section has some', () => {
  const found = ticketDocuments
    .flatMap((one) => ('serverContent' in one ? formFields(one.serverContent) : []))
    .map(({ key }) => sectionOf(key));
  expect([...new Set(found)].toSorted()).toEqual([...saleSections].toSorted());
  expect(sectionOf('payment')).toBe('payment');
  expect(sectionOf('seller')).toBe('legal');
  expect([isSaleSection('payment'), isSaleSection('toString')]).toEqual([true, false]);
});
