/** The question about a passive, by its verb and the word after it. The first that fits counts. */
export const WAYS: readonly {
  readonly way: 'usedFor' | 'where' | 'when' | 'what' | 'how';
  readonly verb: RegExp;
  readonly link: RegExp;
}[] = [
  { way: 'usedFor', verb: /^used$/, link: /^(?:to|for)$/ },
  {
    way: 'where',
    verb: /^(?:located|found|stored|produced)$/,
    link: /^(?:in|on|at|between|along|near|beneath|under|below|above|within|throughout)$/,
  },
  { way: 'when', verb: /^(?!used|asked|based)/, link: /^(?:when|if)$/ },
  { way: 'what', verb: /^(?:divided|classified|converted|organized|grouped|transformed|translated|broken down)$/, link: /^into$/ },
  { way: 'what', verb: /^(?:based|built|centered|focused)$/, link: /^(?:up)?on$|^around$/ },
  { way: 'what', verb: /^(?:concerned|charged|covered|filled|lined)$/, link: /^with$/ },
  { way: 'what', verb: /^(?:attached|connected|linked|limited|restricted)$/, link: /^to$/ },
  { way: 'what', verb: /^(?:released|secreted|obtained|extracted|synthesized|excluded)$/, link: /^from$/ },
  { way: 'what', verb: /^(?:made|made up|composed|formed|derived)$/, link: /^(?:of|from)$/ },
  { way: 'what', verb: /^(?:measured|expressed|involved|arranged)$/, link: /^in$/ },
  { way: 'what', verb: /^(?:responsible|essential|necessary|needed|required)$/, link: /^for$/ },
  { way: 'what', verb: /^associated$/, link: /^with$/ },
  { way: 'what', verb: /^(?:classified|categorized|categorised|grouped)$/, link: /^as$/ },
  {
    way: 'what',
    verb: /^(?:determined|regulated|controlled|caused|characterized|defined|measured|motivated|protected|transmitted|diagnosed|mediated|affected|elected|appointed|chosen|marked|represented|bounded|surrounded|produced|driven|supported|reinforced|stimulated|inhibited|activated|triggered|secreted|released|limited|stabilized)$/,
    link: /^by$/,
  },
  {
    way: 'how',
    verb: /^(?!(?:defined|marked|accompanied|used)\b)/,
    link: /^(?:by|through)$/,
  },
];
