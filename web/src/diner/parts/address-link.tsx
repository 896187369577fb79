import { Fragment } from 'react';
import { brand } from '@brand/brand.ts';
import { addressLines } from '../../model/address-lines.ts';
import { WordsAround } from '../../ui/words-around.tsx';
import * as words from './words.en.ts';

const mapAddress = `https://www.google.com/maps/search/?${new URLSearchParams({
  api: '1',
  query: [brand.name, ...addressLines].join(', '),
}).toString()}`;

/** The restaurant's address, which opens a map. */
export function AddressLink() {
  return (
    <address className="not-italic">
      <a
        href={mapAddress}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-leaf-700 underline underline-offset-4"
      >
        <WordsAround>{words.opensMap(<Address key="address" />)}</WordsAround>
      </a>
    </address>
  );
}

function Address() {
  return addressLines.map((line, index) => (
    // A postal code such as 1170-361 stays on one line.
    <Fragment key={line}>
      {index > 0 && <span> </span>}
      <span className="inline-block underline underline-offset-4">
        {index < addressLines.length - 1 ? `${line},` : line}
      </span>
    </Fragment>
  ));
}
