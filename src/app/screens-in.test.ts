import { expect, test } from 'vitest';
import { moduleCodes } from '#kernel/module-code.ts';
import { screensOf } from './modules.ts';
import { screensIn } from './screens-in.ts';

const page = { name: 'home', params: {}, screen: 'app/pages/home-page' } as const;

test('a home begins without the code of its widgets, whatever modules stand on it', () => {
  const data = moduleCodes.map((code, contentId) => ({ contentId, screen: screensOf(code).widget, data: null }));
  expect(data.length).toBeGreaterThan(30);
  expect(screensIn({ ...page, data })).toEqual(screensIn({ ...page, data: [] }));
});

test('a list begins with its module’s screen', () => {
  const list = { ...page, name: 'moduleList', screen: 'app/pages/module-list-page' } as const;
  expect(screensIn({ ...list, data: { screen: 'features/booth/web/booth-list' } })).toEqual([
    'app/pages/module-list-page',
    'features/booth/web/booth-list',
  ]);
});
