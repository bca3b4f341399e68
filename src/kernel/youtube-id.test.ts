import * as v from 'valibot';
import { expect, test } from 'vitest';
import { youtubeIdSchema } from './schema.ts';
import { youtubeIdOf } from './youtube-id.ts';

test.each([
  'aqz-KE-bpKQ',
  ' aqz-KE-bpKQ ',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=12s',
  'http://m.youtube.com/watch?v=aqz-KE-bpKQ#t=1',
  'https://youtu.be/aqz-KE-bpKQ?si=abcdefgh',
  'youtu.be/aqz-KE-bpKQ',
  'https://youtube.com/live/aqz-KE-bpKQ?feature=share',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
])('%s names a video', (typed) => {
  expect(youtubeIdOf(typed)).toBe('aqz-KE-bpKQ');
  expect(v.parse(youtubeIdSchema, typed)).toBe('aqz-KE-bpKQ');
});

test.each([
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/playlist?list=PLaqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQx',
  'https://example.jp/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.example.jp/watch?v=aqz-KE-bpKQ',
  'film.mp4',
])('%s names none', (typed) => {
  expect(v.safeParse(youtubeIdSchema, typed).success).toBe(false);
});
