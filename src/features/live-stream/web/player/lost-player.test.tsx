// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { needed } from '#web/parts/needed.ts';
import { inEvent } from '../../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import { liveStreamTexts } from '../frame/live-stream-texts.ts';
import { Part as StreamPlayer } from './stream-player.tsx';

vi.mock('#web/parts/needed.ts');

test('a player whose script cannot be loaded says so, and can be loaded again', async () => {
  const stop = vi.fn();
  const playing = { playingAt: () => undefined, livePlace: () => undefined, playback: () => undefined, stop };
  vi.mocked(needed)
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({ playNatively: () => playing, playWithHls: () => playing });
  await renderScreen(
    <StreamPlayer title="港の実況" request={() => new Promise(() => {})} onRefused={() => {}} />,
    [liveStreamTexts],
    pageContext(inEvent),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('読み込めません');
  expect(screen.queryByText('再接続しています')).toBeNull();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /もう一度/ }));
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(needed).toHaveBeenCalledTimes(2);
});
