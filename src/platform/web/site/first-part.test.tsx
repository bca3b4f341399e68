// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FirstPart } from './first-part.tsx';

function Counting({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Number ${count}`}
    </button>
  );
}

const page = (content: ReactNode) => <FirstPart waiting={<p>Waits</p>}>{content}</FirstPart>;

function takeOver(content: ReactNode) {
  const onRecoverableError = vi.fn<() => void>();
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(page(<Counting from={1} />));
  return { ...render(page(content), { container, hydrate: true, onRecoverableError }), onRecoverableError };
}

test('keeps the HTML of the server until the script has come, whatever changes meanwhile', () => {
  const { rerender, onRecoverableError } = takeOver(undefined);
  const served = screen.getByRole('button', { name: 'Number 1' });
  rerender(page(undefined));
  expect(screen.getByRole('button')).toBe(served);
  // What is known by then may be another than the server knew.
  rerender(page(<Counting from={3} />));
  screen.getByRole('button', { name: 'Number 3' }).click();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('takes the HTML over with the page where the script is there in time', async () => {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(page(<Counting from={1} />));
  const served = container.querySelector('button');
  const onRecoverableError = vi.fn<() => void>();
  render(page(<Counting from={1} />), { container, hydrate: true, onRecoverableError });
  expect(screen.getByRole('button')).toBe(served);
  served?.click();
  expect(await screen.findByRole('button', { name: 'Number 2' })).toBe(served);
  expect(screen.queryByText('Waits')).toBeNull();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('stays where a visitor has scrolled to', () => {
  const body = <div>Long</div>;
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(page(body));
  const { rerender } = render(page(undefined), { container, hydrate: true });
  screen.getByText('Long').scrollTop = 240;
  rerender(page(body));
  expect(screen.getByText('Long').scrollTop).toBe(240);
});

test('says that it waits where the server has not rendered it', () => {
  const { rerender } = render(page(undefined));
  expect(screen.getByText('Waits')).toBeTruthy();
  rerender(page(<Counting from={1} />));
  expect(screen.queryByText('Waits')).toBeNull();
});
