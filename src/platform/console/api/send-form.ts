/** How a form with files is sent. */
export interface FormSending {
  headers: Readonly<Record<string, string>>;
  form: FormData;
  signal: AbortSignal;
  /** How much of it has gone, from 0 to 1. */
  onProgress: (part: number) => void;
}

export type SendForm = (address: string, sending: FormSending) => Promise<Response>;

/** Sends a form as `fetch` does, which does not tell how much of it has gone. */
export const sendForm: SendForm = (address, { headers: asked, form, signal, onProgress }) =>
  new Promise((answer, fail) => {
    if (signal.aborted) return fail(signal.reason);
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'arraybuffer';
    for (const [name, value] of Object.entries(asked)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    const stop = (): void => request.abort();
    signal.addEventListener('abort', stop);
    request.addEventListener('abort', () => fail(signal.reason));
    request.addEventListener('error', () => fail(new TypeError('The line was cut.')));
    request.addEventListener('load', () => {
      const response: unknown = request.response;
      const body = response instanceof ArrayBuffer ? response : null;
      const headers = headersOf(request.getAllResponseHeaders());
      answer(new Response(body, { status: request.status, headers }));
    });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    return request.send(form);
  });

function headersOf(lines: string): [string, string][] {
  return lines
    .split('\r\n')
    .filter((line) => line.includes(':'))
    .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]);
}
