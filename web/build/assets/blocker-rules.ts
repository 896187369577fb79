/**
 * Rules as lists of content blockers have them, written by hand after the kinds that common lists have: of
 * advertisements, of trackers, of social buttons and of what annoys. They are general ones: each
 * holds back addresses of every site. The syntax is that of Adblock Plus: `*` is any text, `^` an end or
 * a character between words, and `|` the beginning or the end.
 */
export const blockerRules: { writtenOn: string; rules: readonly string[] } = {
  writtenOn: '2026-11-27',
  rules: [
    // Advertisements.
    ...[
      '/ads/*',
      '/ads.',
      '/ads-',
      '/ad/*',
      '/ad-',
      '/adserver',
      '/advert',
      '/adframe',
      '/adsense',
    ],
    ...[
      '-ad.',
      '-ads.',
      '-ads-',
      '_ad_',
      '_ads.',
      '.ads/',
      '.adserve',
      '/banner/',
      '/banners/',
      '/banner_',
    ],
    ...[
      '/banner-',
      '-banner.',
      '_banner.',
      '/bannerads',
      '/sponsor',
      '-sponsored',
      '/promo/',
      '/promobox',
    ],
    ...[
      '/affiliate',
      '/doubleclick',
      '/prebid',
      '/popunder',
      '/popup.',
      '/popup-',
      '/pop-up',
      '/interstitial',
    ],
    ...[
      '-leaderboard-',
      '/skyscraper',
      '/commercial/',
      '/outbrain',
      '/taboola',
      '/googleads',
      '/adblock',
    ],
    // Trackers.
    ...[
      '/analytics/',
      '/analytics.',
      '/analytics-',
      '/analytics^',
      '-analytics.',
      '/tracking',
      '/track/',
      '/track.',
    ],
    ...[
      '/track?',
      '/tracker',
      '/track-',
      '-tracker.',
      '/pixel.',
      '/pixel/',
      '/pixel?',
      '/beacon',
      '/collect?',
    ],
    ...[
      '/collect^',
      '/telemetry',
      '/metrics/',
      '/metrics.',
      '/stats.',
      '/stats/',
      '/statistics.',
      '/visitor.',
    ],
    ...[
      '/visit.',
      '/pageview',
      '/page-view',
      '/impression',
      '/fingerprint',
      '/heatmap',
      '/hotjar',
      '/matomo',
    ],
    ...[
      '/piwik',
      '/gtag',
      '/gtm.',
      '/ga.js',
      '/sentry.',
      '/bugsnag',
      '/rum.',
      '/log-event',
      '/logevent',
    ],
    ...[
      '/event-log',
      '/client-event',
      '/js-error',
      '/log-error',
      '/error-log',
      '/clickstream',
      '/counter.',
    ],
    ...[
      '/utm.',
      '/conversion',
      '/web-vitals',
      '/webvitals',
      '/perf-log',
      '/usertrack',
      '/user-timing',
    ],
    // Social buttons.
    ...[
      '/social-buttons-',
      '/social-buttons.',
      '/social-button',
      '/social_',
      '/social-icons',
      '/social-share',
    ],
    ...[
      '/social-media',
      '/socialmedia',
      '/share-buttons',
      '/sharebuttons',
      '/sharing/',
      '/share.',
      '/share-',
    ],
    ...[
      '/facebook-',
      '/facebook.',
      '/fb-',
      '/twitter-',
      '/twitter.',
      '/linkedin-',
      '/instagram-',
      '/whatsapp-',
    ],
    ...['/like-button', '/likebutton', '/google-plus', '/addthis', '/follow-us', '/followus'],
    // What annoys.
    ...[
      '/cookie-',
      '/cookie_',
      '/cookie.',
      '/cookies-',
      '/cookieconsent',
      '/cookie-consent',
      '/consent-',
      '/consent.',
    ],
    ...[
      '/gdpr',
      '/ccpa',
      '/cmp.',
      '/cmp-',
      '/newsletter',
      '/subscribe-',
      '/push-notification',
      '/pushnotification',
    ],
    ...[
      '/web-push',
      '/webpush',
      '/notification-',
      '/onesignal',
      '/chat-widget',
      '/livechat',
      '/live-chat',
      '/survey',
    ],
    ...[
      '/feedback-',
      '/exit-intent',
      '/overlay-',
      '/modal-ad',
      '/signup-popup',
      '/login-wall',
      '/paywall',
    ],
    ...[
      '/app-banner',
      '/smartbanner',
      '/back-to-top',
      '/scroll-to-top',
      '/coin-hive',
      '/miner.',
      '/recaptcha-badge',
    ],
  ],
};

/** Returns the rules that would hold back an address of the site. */
export function rulesAgainst(path: string, rules = blockerRules.rules): string[] {
  const address = `https://restaurant.example${path}`;
  return rules.filter((rule) => asPattern(rule).test(address));
}

function asPattern(rule: string): RegExp {
  const pattern = rule
    .replace(/[$()+.?[\]{}\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('^', String.raw`(?:[^\w.%-]|$)`)
    .replace(/^\|/, '^')
    .replace(/\|$/, '$');
  return new RegExp(pattern, 'i');
}
