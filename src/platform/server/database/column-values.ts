import pg from 'pg';

const bigintType: number = pg.types.builtins.INT8;

/** A bigint is a number while that is exact, and text (as pg gives it) beyond. */
function parseBigint(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

/** Per pool instead of pg's global registry, so that nobody else's parsers change. */
export const columnValues: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === bigintType && format !== 'binary'
      ? parseBigint
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
