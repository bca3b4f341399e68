import type { Step } from '#kernel/realtime/follow.ts';
import { expect, test } from 'vitest';
import { createTopicStore } from './topic-store.ts';

test('a state is given to all listeners, and at once to later ones', () => {
  const store = createTopicStore();
  const [first, second]: [Step[], Step[]] = [[], []];
  const stop = store.add('s', (step) => first.push(step));
  store.take([{ topic: 's', at: 'a', state: 1 }]);
  store.add('s', (step) => second.push(step));
  stop();
  store.take([{ topic: 's', at: 'b', state: 2 }]);
  expect(first).toMatchObject([{ state: 1 }]);
  expect(second).toMatchObject([{ state: 1 }, { state: 2 }]);
  expect(store.positions()).toEqual([{ topic: 's', at: 'b' }]);
});

test('a topic without listeners is forgotten, and its frames with it', () => {
  const store = createTopicStore();
  store.add('s', () => {})();
  expect(store.names()).toEqual([]);
  expect(store.take([{ topic: 's', at: 'a', state: 1 }])).toEqual([]);
});

test('a log reports which topics have a gap, and continues from the page that was loaded', () => {
  const store = createTopicStore();
  const heard: Step[] = [];
  store.add('l', (step) => heard.push(step), 4);
  expect(store.take([{ topic: 'l', from: 6, at: 7, events: [{ at: 7 }] }])).toEqual(['l']);
  expect(store.positions()).toEqual([{ topic: 'l', at: 4 }]);
  store.take([{ topic: 'l', at: 900, isReset: true }]);
  // Frames that come while the page is read.
  store.take([{ topic: 'l', from: 900, at: 901, events: [{ at: 901 }] }]);
  store.move('l', 900);
  store.take([{ topic: 'l', from: 899, at: 901, events: [{ at: 900 }, { at: 901 }] }]);
  expect(heard).toEqual([{ kind: 'reset' }, { kind: 'append', at: 901, events: [{ at: 901 }] }]);
});

test('in another life of the database no position counts', () => {
  const store = createTopicStore();
  store.add('l', () => {}, 4);
  store.forgetPositions();
  expect(store.positions()).toEqual([{ topic: 'l' }]);
});
