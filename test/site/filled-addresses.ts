import { expandTemplate, isIdParameter } from '#kernel/endpoint.ts';
import { apiPrefix } from '#kernel/limits.ts';
import { pages, previewPage } from '#kernel/page.ts';
import { contracts } from '../contracts.ts';
import type { TestSite } from '../start-test-site.ts';

/** A path that a template matches, with `word` in place of what is no id. */
export const filled = (template: string, word: string): string =>
  template
    .replace(/\{(\w+)\}/g, (_, name: string) => (isIdParameter(name) ? '1' : word))
    .replace(/:(\w+)(\{[^}]+\})?\??/g, (_, name: string) => (isIdParameter(name) ? '1' : word))
    .replaceAll('*', word);

/** Every route and every call, in all its forms. */
export const routesOf = (site: TestSite): { method: string; path: string }[] => [
  ...site.hiroba.routes,
  ...contracts.flatMap(({ method, path }) => expandTemplate(path).map((one) => ({ method, path: apiPrefix + one }))),
];

/** Every page, at the expo of the demo world. */
export const pagePaths: readonly string[] = [
  ...pages.map(({ path }) => `/web/portal/1/event/11/${path}`),
  `/web/${previewPage.path}`,
];
