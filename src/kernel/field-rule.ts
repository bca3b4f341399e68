import * as v from 'valibot';

/**
 * A rule between the fields of an object, reported at one of them. It is asked whenever the fields that it reads are
 * right, whatever is wrong with the others.
 */
export function fieldRule<Fields extends object>(
  at: string,
  reads: readonly (keyof Fields & string)[],
  holds: (fields: Fields) => boolean,
  message: string,
): v.GenericPipeAction<Fields, Fields> {
  const paths = reads.map((name) => [name]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The types of valibot want the paths as literals.
  const check = v.partialCheck(paths as never, holds as never, message);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Here too, and the rule is then one of all fields.
  return v.forward(check, at.split('.') as never) as unknown as v.GenericPipeAction<Fields, Fields>;
}
