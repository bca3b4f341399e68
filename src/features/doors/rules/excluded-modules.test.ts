import { expect, test } from 'vitest';
import { excludedModules } from './excluded-modules.ts';

test.each([
  [undefined, []],
  ['', []],
  ['ticket', ['ticket']],
  ['ticket,booth', ['ticket', 'booth']],
  [' live_chat , information,', ['live_chat', 'information']],
  ['nothing,TICKET,<script>,ticket;booth', []],
])('%j excludes %j [ACCESS-038, HTTP-028]', (header, codes) => {
  expect([...excludedModules(header)]).toEqual(codes);
});
