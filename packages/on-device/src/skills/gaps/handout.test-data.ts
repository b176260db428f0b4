/** A handout on soil, written for these tests. Its sections mention each other, as in real notes. */
export const HANDOUT: readonly { readonly heading: string; readonly text: string }[] = [
  {
    heading: 'Soil texture',
    text: 'Soil consists of sand, silt and clay in different shares. The shares decide how fast water runs through and how easily roots grow. A loam holds some of each and suits most crops.',
  },
  {
    heading: 'Soil horizons',
    text: 'A pit dug into the ground shows layers. The top layer is dark with humus, the layer below is paler, and at the bottom lies broken rock. Each layer is called a horizon and gets a letter.',
  },
  {
    heading: 'Weathering of rock',
    text: 'Frost, roots and acids break rock into grains. Physical weathering splits it without changing what it is made of; chemical weathering turns feldspar into clay. Warm and wet places weather fastest.',
  },
  {
    heading: 'Organic matter',
    text: 'Dead leaves and roots become humus. Humus holds nutrients and glues grains together, so the ground stays crumbly. Ploughing brings in air, and the humus burns away faster.',
  },
  {
    heading: 'Water holding capacity',
    text: 'After heavy rain the large pores drain within two days. What is left is held against gravity, and plants can drink most of it. Sand keeps little, clay keeps much but holds on to it tightly.',
  },
  {
    heading: 'Permanent wilting point',
    text: 'When only the smallest pores are filled, roots can draw no more. Leaves droop and do not recover overnight. For wheat this happens at a suction of about fifteen bar.',
  },
  {
    heading: 'Cation exchange',
    text: 'Clay and humus carry negative charges. They hold calcium, magnesium and potassium on their surfaces and swap them with the roots. A high exchange capacity makes a field fertile.',
  },
  {
    heading: 'Soil acidity',
    text: 'Rain, fertiliser and roots make the ground sour. Below a pH of five aluminium dissolves and harms roots. Farmers measure the pH every few years.',
  },
  {
    heading: 'Liming',
    text: 'Ground chalk is spread to raise the pH. The dose depends on the clay content: heavy fields need more. Too much of it locks up manganese and iron.',
  },
  {
    heading: 'Nitrogen cycle',
    text: 'Bacteria turn ammonium into nitrate, and others turn nitrate into gas. Clover takes nitrogen from the air with the help of bacteria in its roots. Nitrate that is not taken up is washed out in winter.',
  },
  {
    heading: 'Mycorrhiza',
    text: 'Fungi live in and around roots. They bring phosphate and water and get sugar in return. Most plants have such partners; cabbage is an exception.',
  },
  {
    heading: 'Earthworms',
    text: 'Worms drag leaves underground and leave channels through which water and air pass. A healthy meadow holds two hundred of them in a square metre. Deep ploughing and copper sprays kill them.',
  },
  {
    heading: 'Erosion by water',
    text: 'Drops beat the bare surface and seal it. Water then runs off and carries the finest grains downhill, first in a sheet, later in rills. Slopes with maize suffer most.',
  },
  {
    heading: 'Wind erosion',
    text: 'Dry, fine sand starts to move at about five metres a second. Hedges across the main wind direction break its force. After a storm the ditches are full of dust.',
  },
  {
    heading: 'Contour ploughing',
    text: 'Furrows follow the slope at one height. Each of them works as a small dam. The method saves the ground on gentle hills, but on steep ones terraces are needed.',
  },
  {
    heading: 'Crop rotation',
    text: 'Wheat after wheat invites fungi. A break with beans or rape starves them and leaves nitrogen behind. Four years are usual.',
  },
  {
    heading: 'Compaction',
    text: 'Heavy machines press the pores shut. Below the plough a hard pan forms which neither roots nor water can pass. It takes decades to heal.',
  },
  {
    heading: 'Salinisation',
    text: 'In dry countries irrigation water leaves its salts behind. A white crust appears, and only barley still grows. Drains and extra water wash the salt out.',
  },
  {
    heading: 'Heavy metals',
    text: 'Cadmium and lead stay where they fall. Sewage sludge and old paint brought them. Spinach takes up more than potatoes do.',
  },
  {
    heading: 'Land classification',
    text: 'Maps give each field a number from one to a hundred. The number counts texture, climate and slope. Taxes and prices follow it.',
  },
];
