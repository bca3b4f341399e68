import type { IdentityPageTexts } from './jpn.ts';

export default {
  logInWith: (name) => `${name} 계정으로 로그인`,
  opening: (name) => `‘${name}’ 화면을 여는 중입니다`,
  returning: (name) => `‘${name}’ 로그인을 확인하는 중입니다`,
  connecting: (name) => `‘${name}’ 계정을 연결하는 중입니다`,
  failed: '로그인을 완료하지 못했습니다. 다시 시도해 주세요.',
  toProvider: (name) => `‘${name}’ 화면으로 이동`,
  title: '외부 계정으로 로그인',
  notConnected: '연결되지 않음',
  connectedSince: (date) => `연결됨(${date})`,
  connectText: (name) => `‘${name}’ 화면으로 이동합니다. 연결하면 ‘${name}’ 계정으로도 로그인할 수 있습니다.`,
  connectShort: '연결',
  connect: (name) => `‘${name}’ 계정 연결`,
  disconnect: (name) => `‘${name}’ 계정 연결 해제`,
  disconnectShort: '연결 해제',
  disconnecting: '해제하는 중입니다',
  disconnectText: (name) => `연결을 해제하면 ‘${name}’ 계정으로 로그인할 수 없습니다. 계정은 그대로 유지됩니다.`,
  connected: (name) => `‘${name}’ 계정을 연결했습니다. 앞으로 ‘${name}’ 계정으로 로그인할 수 있습니다.`,
  disconnected: (name) => `‘${name}’ 계정 연결을 해제했습니다.`,
} satisfies IdentityPageTexts;
