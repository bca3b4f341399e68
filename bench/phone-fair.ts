import { site } from '../e2e/demo-sites.ts';
import type { Pressed } from './phone-purchase.ts';
import { press, type SlowPhone, type Tokens } from './slow-phone.ts';

const expo = site('expo').path;
const booths = `${expo}/module/booth/200`;
const chat = `${expo}/module/live_chat/240`;

/** A member opens a booth of the fair, and a talk of its chat, in which they write. Every press is timed. */
export async function visitFairOnPhone(phone: SlowPhone, tokens: Tokens): Promise<Pressed[]> {
  const { page, close } = await phone.visit(tokens);
  const { default: say } = await import('#features/live-chat/web/screen/texts/jpn.ts');
  const pressed: Pressed[] = [];
  const time = async (name: string, what: () => Promise<void>, follows: () => Promise<void>): Promise<void> => {
    pressed.push({ name, ms: await press(page, what, follows) });
  };
  const open = async (path: string): Promise<void> => {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
  };
  try {
    await open(booths);
    const booth = page.locator('main .hb-card-link').first();
    const name = (await booth.innerText()).trim();
    await booth.scrollIntoViewIfNeeded();
    await time(
      'open a booth',
      () => booth.tap(),
      () => page.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
    );
    await open(chat);
    const field = page.getByRole('textbox', { name: say.composer.label });
    const talk = page.locator('a:has(.hb-chat-row-name)').first();
    await talk.waitFor();
    await time(
      'open a talk',
      () => talk.tap(),
      () => field.waitFor(),
    );
    const text = `${pressed.length}時に、入口の左で。`;
    await field.fill(text);
    await time(
      'send a message',
      () => page.getByRole('button', { name: say.composer.send, exact: true }).tap(),
      () => page.getByText(text).last().waitFor(),
    );
    return pressed;
  } finally {
    await close();
  }
}
