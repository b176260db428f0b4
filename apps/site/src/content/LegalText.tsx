import { ContactAddress, type LegalMeta, LegalPage, Link } from '@marginalia/ui';
import { useDeployment } from '../deployment/deployment.ts';
import { PageHead } from '../navigation/PageHead.tsx';
import type { MarkdownModule } from './markdown-body.ts';

const COMPONENTS = { Link, Email };

function Email() {
  return <ContactAddress email={useDeployment()?.site.email} />;
}

interface LegalTextProps {
  readonly legal: LegalMeta;
  readonly text: MarkdownModule;
}

/** The page of a legal text. */
export function LegalText({ legal, text: { default: Body, headings } }: LegalTextProps) {
  return (
    <>
      <PageHead description={legal.description} title={legal.title} />
      <LegalPage headings={headings} legal={legal}>
        <Body components={COMPONENTS} />
      </LegalPage>
    </>
  );
}
