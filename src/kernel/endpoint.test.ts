import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPath, expandTemplate, isIdParameter } from './endpoint.ts';

describe('the path of a call', () => {
  test('has its placeholders filled from the route [HTTP-004]', () => {
    const params = { portalId: 1, eventId: 12, contentId: 3, detailId: 0 };
    expect(buildPath('information/{portalId}[/{eventId}]/{contentId}/{detailId}', params)).toBe('information/1/12/3/0');
  });

  test('has the event in its event-level form and not in its portal-level form [HTTP-005]', () => {
    const template = 'information/{portalId}[/{eventId}]/{contentId}';
    expect(buildPath(template, { portalId: 1, eventId: 12, contentId: 3 })).toBe('information/1/12/3');
    expect(buildPath(template, { portalId: 1, contentId: 3 })).toBe('information/1/3');
    expect(buildPath(template, { portalId: 0, eventId: 0, contentId: 0 })).toBe('information/0/0/0');
  });

  test('is refused without a parameter it needs [HTTP-004]', () => {
    expect(() => buildPath('seo/{portalId}[/{eventId}]', { eventId: 1 })).toThrow('portalId');
  });

  test('never gets another segment from a text [HTTP-004]', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (code) => {
        const path = buildPath('terms/{code}', { code });
        expect(path.split('/')).toHaveLength(2);
        expect(decodeURIComponent(path.slice('terms/'.length))).toBe(code);
      }),
    );
  });
});

test('a template stands for the forms with and without its optional part [HTTP-005]', () => {
  expect(expandTemplate('seo/{portalId}')).toEqual(['seo/{portalId}']);
  expect(expandTemplate('seo/{portalId}[/{eventId}]')).toEqual(['seo/{portalId}', 'seo/{portalId}/{eventId}']);
  expect(expandTemplate('a[/{b}]/c[/{d}]')).toEqual(['a/c', 'a/c/{d}', 'a/{b}/c', 'a/{b}/c/{d}']);
});

test('every path that a call builds fits one of the forms of its template [HTTP-005]', () => {
  const template = 'a/{portalId}[/{eventId}]/b/{contentId}[/{detailId}]';
  const id = fc.nat();
  fc.assert(
    fc.property(
      id,
      fc.option(id, { nil: undefined }),
      id,
      fc.option(id, { nil: undefined }),
      (portalId, eventId, contentId, detailId) => {
        const path = buildPath(template, { portalId, eventId, contentId, detailId });
        const forms = expandTemplate(template).map((form) => new RegExp(`^${form.replace(/\{\w+\}/g, '\\d+')}$`));
        expect(forms.filter((form) => form.test(path))).toHaveLength(1);
      },
    ),
  );
});

test('a parameter whose name ends in Id is an id', () => {
  expect(['id', 'portalId', 'contentId', 'identity', 'code'].filter(isIdParameter)).toEqual([
    'id',
    'portalId',
    'contentId',
  ]);
});
