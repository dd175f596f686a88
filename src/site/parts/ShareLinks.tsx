import { useState } from 'react';
import { useHydrated } from '../../app/store/hooks';
import { business } from '../../business';
import { copyText } from '../../lib/copyText';
import { canShare, share } from '../../lib/share';
import { Icon } from '../../ui/Icon';
import { OutsideLink } from '../../ui/OutsideLink';
import styles from './ShareLinks.module.css';

interface ShareLinksProps {
  /** What is shared: `article` or `project`. */
  kind: string;
  title: string;
  /** The page's path. */
  address: string;
}

/** Share links: the social network, the short-post service, and the browser's dialog or copying. */
export function ShareLinks({ kind, title, address }: ShareLinksProps) {
  const isHydrated = useHydrated();
  const [message, setMessage] = useState('');
  const url = new URL(address, isHydrated ? window.location.origin : business.siteUrl).href;
  const isOffered = isHydrated && canShare();

  const offer = async (): Promise<void> => {
    setMessage('');
    if ((await share({ title, url })) === false)
      setMessage(`This could not be shared. The address is ${url}`);
  };
  // Before the message is the same again, there is none: screen readers tell what is added.
  const copy = async (): Promise<void> => {
    setMessage('');
    const isCopied = await copyText(url);
    setMessage(isCopied ? 'Link copied' : `The link could not be copied. The address is ${url}`);
  };

  return (
    <fieldset className={`${styles.share} no-print`} aria-label={`Share this ${kind}`}>
      <OutsideLink to={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}>
        Share on Facebook
      </OutsideLink>
      <OutsideLink
        to={`https://twitter.com/intent/tweet?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`}
      >
        Post on X
      </OutsideLink>
      <button type="button" data-app="" onClick={() => void (isOffered ? offer() : copy())}>
        <Icon name={isOffered ? 'share' : 'link'} />
        {isOffered ? 'Share' : 'Copy link'}
      </button>
      <output>{message}</output>
    </fieldset>
  );
}
