// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TemplatePicture } from './template-picture.tsx';

test('each template has a picture of its own', () => {
  const folders = readdirSync('templates', { withFileTypes: true });
  const names = folders.filter((one) => one.isDirectory()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(7);
  const pictures = names.map((template) => render(<TemplatePicture template={template} />).container.innerHTML);
  expect(new Set(pictures).size).toBe(names.length);
});
