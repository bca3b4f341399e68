import common from '#kernel/texts/chi.ts';
import type { ErrorPageTexts } from './jpn.ts';

export default {
  title: '找不到页面',
  message: '请尝试其他方式，或稍后重试。',
  notFoundLine: '未能找到该页面。',
  failedTitle: '无法加载此页面',
  notInvited: {
    title: '仅限受邀者访问',
    message: '请使用受邀账号登录。',
    detail: '当前账号未受邀参加此活动。如果您有受邀的账号，请重新登录。',
  },
  chat: {
    title: '无法打开聊天',
    message: '未找到您的聊天个人资料。首次使用时，请先创建个人资料。',
  },
  preview: {
    title: '无法打开预览',
    message: '预览已过期，或无法仅凭此网址打开。请从管理后台重新打开。',
    open: '打开管理后台',
  },
  noPageAt: (site) => `${site} 没有此网址对应的页面。`,
  reasonsTitle: '可能的原因',
  reasons: ['网址不完整或输入有误', '页面已停止公开或已移动', '页面尚未公开'],
  login: '登录',
  chatRegister: '创建聊天个人资料',
  toTop: '返回首页',
  outsidePeriodTitle: '目前无法访问',
  outsidePeriodText: '此页面目前未公开。',
  withdrawnTitle: '本网站已关闭',
  withdrawnText: '目前没有可浏览的页面。',
  withdrawnTickets:
    '目前没有可浏览的页面。已购买的门票仍可在“我的门票”中查看。如果购买时没有注册，可以通过订单邮件中的链接查看。',
  withdrawnOrders: '目前没有可浏览的页面。已购买的门票仍可通过订单邮件中的链接查看。',
  toMyTickets: '前往我的门票',
  notAvailableTitle: '本网站不提供该功能',
  notAvailableText: '本网站未开放您要访问的功能。其他内容可从首页查看。',

  serverConnectionFailed: '无法连接服务器，请稍后重试。',
  emptyResponse: '服务器没有返回内容，请稍后重试。',
  clientError: '无法处理该请求。请重新加载页面后再试。',
  serverError: common.failed,
  redirectError: '无法确认要打开的页面。请从首页重新尝试。',
  noEventSelected: '尚未选择活动，请选择活动。',
  cameraPermissionTitle: '无法使用相机',
  cameraPermissionText: '请在浏览器或设备的设置中允许此网站使用相机。',
  locationPermissionTitle: '无法获取位置信息',
  locationPermissionText: '请在浏览器或设备的设置中允许此网站使用位置信息。',
  notSecureConnection: '当前连接不是安全连接（https），无法使用此功能。',
  browserNotSupported: '不支持您使用的浏览器，请使用最新的浏览器重试。',
} satisfies ErrorPageTexts;
