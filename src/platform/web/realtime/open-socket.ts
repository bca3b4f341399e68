import { subProtocol } from '#kernel/realtime/protocol.ts';
import type { ChannelPorts } from './channel-client.ts';

/** Opens a socket at a path of this host. */
export function openSocket(path: string, { onOpen, onMessage, onClose }: Parameters<ChannelPorts['connect']>[0]) {
  const { host, protocol } = window.location;
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`, subProtocol);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => onMessage(data));
  socket.addEventListener('close', ({ code }) => onClose(code));
  return {
    send: (frame: string): void => socket.send(frame),
    close(): void {
      // The browser warns of a socket that is closed before it has opened.
      if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
      else socket.close();
    },
  };
}

/** Closes the channel while the browser keeps the page for Back, and looks up when the page or the network is back. */
export function keepWithWindow(channel: { leave(): void; comeBack(): void; lookUp(): void }): void {
  window.addEventListener('pagehide', channel.leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) channel.comeBack();
  });
  window.addEventListener('online', channel.lookUp);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') channel.lookUp();
  });
}
