// @vitest-environment happy-dom
import { namedApi } from '../../../../test/fake-api.ts';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { PictureRefused, uploadPicture } from './upload-picture.ts';

const path = `/media/${'a'.repeat(64)}.webp`;
const picture = (name = 'me.png', type = 'image/png', bytes = 10) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: bytes });

function api(answer: unknown = { data: { temp_path: path, url: '' } }) {
  const call = vi.fn<(options: { body: { image: File }; path: string }) => Promise<unknown>>();
  if (answer instanceof Error) call.mockRejectedValue(answer);
  else call.mockResolvedValue(answer);
  return { call, context: { api: namedApi(call), site: { portalId: 1 } } };
}

describe('a picture', () => {
  test('is sent to the portal, or to the event, of the page [PROFILE-029, PROFILE-030]', async () => {
    const { call, context } = api();
    const file = picture();
    expect(await uploadPicture(context, file, { mostSide: 512 })).toBe(path);
    expect(call.mock.lastCall?.[0]).toMatchObject({ path: '{portalId}/upload/image', body: { image: file } });
    await uploadPicture({ ...context, site: { portalId: 1, eventId: 11 } }, file, { mostSide: 512 });
    expect(call.mock.lastCall?.[0].path).toBe('{portalId}/{eventId}/upload/image');
  });

  test.each([
    [picture('me.exe', ''), 'wrongType'],
    [picture('me.svg', 'image/svg+xml'), 'wrongType'],
    [picture('me.png', 'image/png', 100 * 1024 * 1024 + 1), 'tooManyBytes'],
  ])('that cannot be valid is not sent [PROFILE-032, PROFILE-034]', async (file, reason) => {
    const { call, context } = api();
    await expect(uploadPicture(context, file, { mostSide: 512 })).rejects.toMatchObject({ reason });
    expect(call).not.toHaveBeenCalled();
  });

  test.each([
    [413, 'tooManyBytes'],
    [415, 'wrongType'],
    [422, 'unreadable'],
  ])('that the server refuses with %i is %s [PROFILE-034]', async (code, reason) => {
    const { context } = api(new CallError(code, ''));
    const refused = uploadPicture(context, picture(), { mostSide: 512 });
    await expect(refused).rejects.toBeInstanceOf(PictureRefused);
    await expect(refused).rejects.toMatchObject({ reason });
  });

  test('that is lost on its way fails with the error of the call', async () => {
    const lost = new CallError(10_000, '');
    await expect(uploadPicture(api(lost).context, picture(), { mostSide: 512 })).rejects.toBe(lost);
  });
});

describe('a large photo', () => {
  const bitmapOf = (width: number, height: number) => ({ width, height, close: vi.fn() });

  test('is made smaller before it is sent', async () => {
    const bitmap = bitmapOf(4000, 3000);
    vi.stubGlobal('createImageBitmap', async () => bitmap);
    const drawImage = vi.fn();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['w'], { type: 'image/webp' })),
    );
    const { call, context } = api();
    await uploadPicture(context, picture(), { mostSide: 512 });
    expect(drawImage).toHaveBeenCalledWith(bitmap, 0, 0, 512, 384);
    expect(call.mock.lastCall?.[0].body.image.name).toBe('picture.webp');
    expect(bitmap.close).toHaveBeenCalled();
  });

  test('with a side above the limit is refused [LIMIT-010]', async () => {
    vi.stubGlobal('createImageBitmap', async () => bitmapOf(8001, 10));
    const { call, context } = api();
    await expect(uploadPicture(context, picture(), { mostSide: 512 })).rejects.toMatchObject({
      reason: 'tooManyPixels',
    });
    expect(call).not.toHaveBeenCalled();
  });

  test('that is small enough, or that this browser cannot read, is sent as it is', async () => {
    const file = picture();
    for (const read of [async () => bitmapOf(100, 100), () => Promise.reject(new Error('unknown'))]) {
      vi.stubGlobal('createImageBitmap', read);
      const { call, context } = api();
      await uploadPicture(context, file, { mostSide: 512 });
      expect(call.mock.lastCall?.[0].body.image).toBe(file);
    }
  });
});
