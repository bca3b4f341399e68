import { expect, test } from 'vitest';
import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { serve } from './serve.ts';

const read = { method: 'GET', name: 'readThing', summary: '', answer: v.string() } as const;

// Each marked line is an error of the types: `npm run check` fails when one of them compiles.
test('a contract that forgets who calls, or which doors it passes, does not compile', () => {
  const forgetful = () => [
    // @ts-expect-error nobody says who may call
    endpoint({ ...read, path: 'thing/{portalId}', at: 'site' }),
    // @ts-expect-error nobody says where it stands
    endpoint({ ...read, path: 'thing/{portalId}', who: 'anyone' }),
    // @ts-expect-error it names a detail and stops at the locks of its content
    endpoint({ ...read, path: 'thing/{portalId}/{contentId}/{detailId}', who: 'anyone', at: 'content' }),
    // @ts-expect-error it names no content whose locks it could pass
    endpoint({ ...read, path: 'thing/{portalId}', who: 'anyone', at: 'content' }),
  ];
  expect(forgetful).toBeTypeOf('function');
});

test('a handler finds what its contract stands for, and nothing else', async () => {
  const nowhere = endpoint({ ...read, path: 'thing', who: 'anyone', at: 'nowhere' });
  const ofSite = endpoint({ ...read, path: 'thing/{portalId}', who: 'anyone', at: 'site' });
  const ofVisitor = endpoint({ ...read, path: 'thing/{portalId}', who: 'visitor', at: 'site' });
  const ofMember = endpoint({ ...read, path: 'thing/{portalId}', who: 'member', at: 'site' });
  const served = [
    // @ts-expect-error a call about no site has none
    serve(nowhere, async ({ site }) => ({ data: String(site) })),
    // @ts-expect-error nobody was asked who they are
    serve(ofSite, async ({ member }) => ({ data: String(member) })),
    // @ts-expect-error a visitor may be nobody's member
    serve(ofVisitor, async ({ member }) => ({ data: member.mail })),
    serve(ofMember, async ({ member, site, params }) => ({
      data: `${member.mail} ${site.siteKey} ${params.portalId}`,
    })),
  ];
  expect(served.map(({ endpoint: { who, at } }) => `${who} ${at}`)).toEqual([
    'anyone nowhere',
    'anyone site',
    'visitor site',
    'member site',
  ]);
});
