import { ButtonLink } from '../../ui/button.tsx';

type DashboardNoticeProps = {
  art: string;
  title: string;
  text: string;
  link: { to: string; label: string };
};

/** Fills a screen that has nothing else to show: a picture, a sentence, and a link. */
export function DashboardNotice({ art, title, text, link }: DashboardNoticeProps) {
  return (
    <div className="grid min-h-[70vh] place-content-center justify-items-center gap-5 text-center">
      <img src={art} alt="" width="144" height="144" className="rounded-pill bg-leaf-100 p-6" />
      <h1 className="text-title font-bold">{title}</h1>
      <p className="max-w-md text-soft">{text}</p>
      <ButtonLink to={link.to}>{link.label}</ButtonLink>
    </div>
  );
}
