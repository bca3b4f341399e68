// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';
import { qrPath } from './qr-path.ts';

/** The modules a path of runs paints. */
function painted(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let place = 0; place < Number(width); place += 1) (modules[Number(y)] as boolean[])[Number(x) + place] = true;
  }
  return modules;
}

test('the path paints exactly the dark modules', () => {
  const row = fc.array(fc.boolean(), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 9, maxLength: 9 }), (modules) => {
      expect(painted(qrPath(modules), 9)).toEqual(modules);
    }),
  );
});

test('the code of a text is drawn whole, with a quiet zone of four modules and no inline style', () => {
  render(<QrCode text="4711" label="QR" />);
  const code = screen.getByRole('img', { name: 'QR' });
  const { data, size } = encode('4711', { ecc: 'M', border: 0 });
  expect(code.getAttribute('viewBox')).toBe(`-4 -4 ${size + 8} ${size + 8}`);
  const [, dark] = code.querySelectorAll('path');
  expect(painted(dark?.getAttribute('d') ?? '', size)).toEqual(data);
  expect(code.outerHTML).not.toContain('style=');
});
