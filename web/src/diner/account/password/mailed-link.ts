type MailedLink = { goesOnTo: string } | { code: string };

/**
 * Reads the query of a link that the sign-in provider has mailed. A project has one address for all
 * its mails, so links for another purpose arrive here as well; they go on to the provider's page.
 * The code is empty if the link has none.
 */
export function readMailedLink(search: string): MailedLink {
  const query = new URLSearchParams(search);
  const mode = query.get('mode') || 'resetPassword';
  if (mode !== 'resetPassword') return { goesOnTo: `/__/auth/action${search}` };
  return { code: query.get('oobCode')?.trim() ?? '' };
}
