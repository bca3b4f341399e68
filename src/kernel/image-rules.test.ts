import { describe, expect, it } from 'vitest';
import { checkImage } from './image-rules.ts';

const megabyte = 1024 * 1024;

describe('the limits of a picture', () => {
  it('accepts 100 MB and refuses one byte more [LIMIT-009]', () => {
    expect(checkImage({ bytes: 100 * megabyte })).toEqual([]);
    expect(checkImage({ bytes: 100 * megabyte + 1 })).toEqual(['tooManyBytes']);
  });

  it('accepts 8000 px and refuses 8001 px on either side [LIMIT-010]', () => {
    expect(checkImage({ width: 8000, height: 8000 })).toEqual([]);
    expect(checkImage({ width: 8001, height: 1 })).toEqual(['tooManyPixels']);
    expect(checkImage({ width: 1, height: 8001 })).toEqual(['tooManyPixels']);
  });

  it.each(['photo.jpg', 'photo.jpeg', 'photo.PNG', 'a.b.gif', '写真.webp'])(
    'accepts the name %s [PROFILE-032, PROFILE-033]',
    (name) => {
      expect(checkImage({ name })).toEqual([]);
    },
  );

  it.each(['virus.exe', 'drawing.svg', 'png', 'photo.png.html', 'photo.', ''])(
    'refuses the name "%s" [PROFILE-032]',
    (name) => {
      expect(checkImage({ name })).toEqual(['wrongType']);
    },
  );

  it('accepts the four types of visitors, and svg only from organisers', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/gif', 'image/webp']) expect(checkImage({ type })).toEqual([]);
    expect(checkImage({ type: 'image/svg+xml', name: 'a.svg' })).toEqual(['wrongType']);
    expect(checkImage({ type: 'image/svg+xml', name: 'a.svg', allowSvg: true })).toEqual([]);
    expect(checkImage({ type: 'text/html', allowSvg: true })).toEqual(['wrongType']);
  });

  it('names every problem', () => {
    const facts = { bytes: 200 * megabyte, width: 9000, height: 9000, type: 'image/tiff' };
    expect(checkImage(facts)).toEqual(['wrongType', 'tooManyBytes', 'tooManyPixels']);
  });
});
