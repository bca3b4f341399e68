import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCallRoutes } from './call-routes.ts';

function routesOf(calls: readonly (readonly [string, string])[]) {
  const routes = createCallRoutes<string>();
  for (const [method, template] of calls) routes.add(method, template, template);
  return routes;
}

describe('a call is found by its path', () => {
  const routes = routesOf([
    ['GET', 'ticket/{word}/{eventId}'],
    ['POST', 'ticket/purchase/{eventId}'],
    ['GET', 'ticket/order/{orderNumber}/receipt'],
    ['POST', 'ticket/{portalId}/{eventId}/leave'],
  ]);
  test.each([
    ['GET', 'ticket/1/11', { value: 'ticket/{word}/{eventId}', params: { word: '1', eventId: '11' } }],
    ['POST', 'ticket/purchase/11', { value: 'ticket/purchase/{eventId}', params: { eventId: '11' } }],
    // The word goes before the parameter, but only for its method.
    ['GET', 'ticket/order/11', { value: 'ticket/{word}/{eventId}', params: { word: 'order', eventId: '11' } }],
    // No word is an id: the path belongs to the calls that have the word.
    ['GET', 'ticket/purchase/x', undefined],
    ['POST', 'ticket/purchase/11/leave', undefined],
    ['POST', 'ticket/%31/11/leave', { params: { portalId: '1', eventId: '11' } }],
    ['POST', 'ticket/１/11/leave', undefined],
    ['GET', 'ticket/order/A%2FB%20C/receipt', { params: { orderNumber: 'A/B C' } }],
    ['GET', 'ticket/order/%E0%A4%A/receipt', { params: { orderNumber: '%E0%A4%A' } }],
    ['DELETE', 'ticket/1/11', { allowed: ['GET'] }],
    ['GET', 'ticket/1/11/leave', { allowed: ['POST'] }],
    // Words of one call, parameters of another.
    ['PUT', 'ticket/purchase/11', { allowed: ['GET', 'POST'] }],
    ['GET', 'ticket/1/11/', { value: 'ticket/{word}/{eventId}' }],
    ['GET', 'ticket/1/11//', undefined],
    ['GET', 'ticket', undefined],
    ['GET', 'ticket/1', undefined],
    ['GET', 'ticket//11', undefined],
    ['GET', '', undefined],
    ['GET', 'constructor', undefined],
    ['GET', '__proto__/1/2', undefined],
  ])('%s %s', (method, path, expected) => {
    const found = routes.find(method, path);
    if (typeof expected === 'object') expect(found).toMatchObject(expected);
    else expect(found).toBe(expected);
  });

  test('two endpoints with the same addresses are a mistake, even with other names of parameters', () => {
    expect(() => routesOf([1, 2].map((n) => ['GET', `a/{b${n}}`] as const))).toThrow('Two endpoints answer GET');
  });

  test('as a list of patterns tried one after the other finds it', () => {
    const part = fc.constantFrom('a', 'b', 'c');
    const template = fc.array(fc.oneof(part, fc.constant('{x}')), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.uniqueArray(template, { selector: String }), fc.array(part, { maxLength: 4 }), (all, parts) => {
        const found = routesOf(all.map((one) => ['GET', one.join('/')])).find('GET', parts.join('/'));
        const fitting = all.filter(
          (one) => one.length === parts.length && one.every((word, at) => word === '{x}' || word === parts[at]),
        );
        // The one whose first word is not a parameter wins.
        fitting.sort((one, other) => rank(one).localeCompare(rank(other)));
        expect(found !== undefined && 'value' in found ? found.value : undefined).toBe(fitting[0]?.join('/'));
      }),
    );
  });
});

const rank = (template: readonly string[]): string => template.map((word) => (word === '{x}' ? 1 : 0)).join('');
