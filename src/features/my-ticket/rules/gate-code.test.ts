import { expect, test } from 'vitest';
import { readGateCode } from './gate-code.ts';

const number = { kind: 'number', code: 'A1B0-CDEF-2345' };

test.each([
  ['A1B0-CDEF-2345', number],
  ['  a1b0cdef2345 ', number],
  ['AIBO CDEF 2345', number],
  ['alb0-cdef-2345', number],
  ['Ａ１Ｂ０－ＣＤＥＦ－２３４５', number],
  ['A1B0–CDEF—2345', number],
  ['A1B0-CDEF-2345.s-ecreT_1', { kind: 'qr', code: 'A1B0-CDEF-2345', secret: 's-ecreT_1' }],
  ['A1B0-CDEF-2345.a.b', { kind: 'qr', code: 'A1B0-CDEF-2345', secret: 'a.b' }],
  ['A1B0-CDEF-2345.', undefined],
  ['A1B0-CDEF-234', undefined],
  ['A1B0-CDEF-23456', undefined],
  ['A1B0-CDEF-234U', undefined],
  ['https://example.jp/', undefined],
  ['', undefined],
])('%j is read as %j [ACCESS-059]', (text, code) => expect(readGateCode(text)).toEqual(code));
