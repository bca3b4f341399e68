// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import { siteFileMaxBytes } from '../../rules/site-basics.ts';
import { FileChoice } from './file-choice.tsx';
import { fileTexts } from './file-texts.ts';

beforeAll(() => fileTexts.load('jpn'));
afterEach(cleanup);

test('a file that no call would take is refused when it is chosen, and a smaller one is taken after it', () => {
  const onChoose = vi.fn<(file: File | undefined) => void>();
  const { container } = render(
    <ConsoleContext value={{ language: 'jpn' } as unknown as Console}>
      <FileChoice file={undefined} error={undefined} onChoose={onChoose} />
    </ConsoleContext>,
  );
  const choose = (size: number): File => {
    const file = Object.defineProperty(new File(['PK'], 'site.zip'), 'size', { value: size });
    fireEvent.change(container.querySelector('input')!, { target: { files: [file] } });
    return file;
  };
  choose(siteFileMaxBytes + 1);
  expect(onChoose).toHaveBeenLastCalledWith(undefined);
  expect(screen.getByRole('alert').textContent).toBe(fileTexts.of('jpn').tooLarge);
  const small = choose(siteFileMaxBytes);
  expect(onChoose).toHaveBeenLastCalledWith(small);
  expect(screen.queryByRole('alert')).toBeNull();
});
