// Does what the native app does, on the page of native-app-page.ts. The browser gets this file as it is.

/** @template {Element} [T=HTMLElement] @param {string} id @returns {T} */
const part = (id) => /** @type {T} */ (/** @type {unknown} */ (document.getElementById(id)));
/** @type {HTMLFormElement} */
const form = part('login');
/** @type {HTMLIFrameElement} */
const screen = part('screen');
/** @type {HTMLDialogElement} */
const dialog = part('dialog');
/** @type {HTMLInputElement} */
const later = part('later');
const state = part('state');
const links = part('links');

/** The app's own session; the page it shows gets one of its own. @type {{ accessToken: string, refreshToken: string } | undefined} */
let session;

/** @param {string} name */
const field = (name) => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};
const api = '/web_api/v2/';

/** @param {string} path @param {Record<string, string>} body @param {Record<string, string>} [headers] */
async function post(path, body, headers = {}) {
  const response = await fetch(api + path, {
    method: 'POST',
    body: new URLSearchParams(body),
    headers: { device: 'app', ...headers },
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return (await response.json()).data;
}

/** @param {string} text */
function say(text) {
  state.textContent = text;
}

async function logIn() {
  const login_id = field('login_id');
  try {
    session = await post(`authentication/${field('site')}`, { login_id, password: field('password') });
    say((state.dataset['loggedIn'] ?? '').replace('%s', login_id));
  } catch {
    session = undefined;
    say(state.dataset['failed'] ?? '');
  }
}

async function open() {
  const select = /** @type {HTMLSelectElement} */ (form.elements.namedItem('site'));
  const path = select.selectedOptions[0]?.dataset['path'] ?? '/web/';
  const address = new URL(path, location.href);
  address.searchParams.set('isApplication', '1');
  if (session !== undefined && !later.checked) {
    const { accessToken } = session;
    const { key } = await post(`app_web_login/key/${field('site')}`, {}, { 'access-token': accessToken });
    address.searchParams.set('key', key);
  } else {
    forgetTokens();
  }
  part('waiting').hidden = true;
  screen.hidden = false;
  screen.src = address.href;
}

/** The second way: the app writes the tokens into the storage of its web view, and the waiting page finds them. */
function handOver() {
  if (session === undefined) return;
  localStorage.setItem('accessToken', session.accessToken);
  localStorage.setItem('refreshToken', session.refreshToken);
}

function forgetTokens() {
  for (const name of ['accessToken', 'refreshToken', 'memberRealm', 'isApplicationLogin'])
    localStorage.removeItem(name);
}

/** @param {string} link */
async function receive(link) {
  const item = document.createElement('li');
  item.textContent = link;
  links.append(item);
  part('no-links').hidden = true;
  const url = new URL(link);
  if (url.host === 'dialog') {
    part('dialog-title').textContent = url.searchParams.get('title');
    part('dialog-text').textContent = url.searchParams.get('message');
    if (!dialog.open) dialog.showModal();
  } else if (url.host === 'token-error' && session !== undefined) {
    say(links.dataset['tokenError'] ?? '');
    await logIn();
    await open();
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void logIn();
});
part('logout').addEventListener('click', () => {
  session = undefined;
  say(state.dataset['loggedOut'] ?? '');
});
part('open').addEventListener('click', () => void open());
part('hand').addEventListener('click', handOver);
window.addEventListener('message', ({ data, origin, source }) => {
  if (origin !== location.origin || source !== screen.contentWindow) return;
  if (data?.type === 'hiroba-app' && String(data.link).startsWith('eventapp://')) void receive(data.link);
});
